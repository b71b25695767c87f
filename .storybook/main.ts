import type { StorybookConfig } from '@storybook/react-vite'
import { demonstration } from '../src/build/demonstrationPlugin.ts'
import { playbillDocuments } from '../src/build/documentsPlugin.ts'
import { screenIndexers, screenStories } from './screenStories.ts'

const config: StorybookConfig = {
  // The document of a screen is a file of stories.
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../src/workshop/Screens.csf.tsx',
    '../schemas/screens/*.json',
  ],
  experimental_indexers: (indexers = []) => [...screenIndexers, ...indexers],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript-based one needs a compiler API that will go.
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(base) {
    const { mergeConfig } = await import('vite')
    return mergeConfig(base, {
      plugins: [playbillDocuments(), demonstration({ worker: true }), screenStories()],
      build: { chunkSizeWarningLimit: 4000 },
    })
  },
}

export default config
