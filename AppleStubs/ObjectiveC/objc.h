// The root of Objective-C's classes, as far as the importer of the compiler needs it.
#pragma once
#pragma clang assume_nonnull begin
typedef struct objc_selector *SEL;
@protocol NSObject
- (_Bool)isEqual:(nullable id)object;
@end
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end
#pragma clang assume_nonnull end
