import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { colorSchemes } from '#app/color-scheme.ts'
import { router } from '#app/router.tsx'
import { queryClient } from '#shared/api/query-client.ts'
import { cssVariablesResolver, theme } from '#shared/ui/theme.ts'

/** The application inside its providers: theme, server cache and router. */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}
