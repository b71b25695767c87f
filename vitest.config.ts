import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './tests/run/findChromium.ts'
import { dependenciesOf } from './.storybook/dependenciesOf.ts'

const executablePath = findChromium()
const chromium = playwright({
  launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
})

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks,admin,tests}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: dependenciesOf('src/**/*.{ts,tsx}') },
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        test: {
          name: 'storybook',
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
})
