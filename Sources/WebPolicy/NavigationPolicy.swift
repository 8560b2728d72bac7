// NavigationPolicy
