import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript-based one needs a compiler API that will go.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(base) {
    const { mergeConfig } = await import('vite')
    return mergeConfig(base, { build: { chunkSizeWarningLimit: 4000 } })
  },
}

export default config
