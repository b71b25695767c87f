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
    // As many as a small machine has processors; one fewer is the default.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks,admin,tests}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: ['tests/setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: dependenciesOf('{src,mocks,.storybook}/**/*.{ts,tsx}') },
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        test: {
          name: 'storybook',
          // To Storybook they are stories; their tests are those of src/app/workshop/Screens.csf.tsx.
          exclude: ['schemas/screens/*.json'],
          // One page plays all stories: loading the sources anew for each file took half of the time.
          isolate: false,
          testTimeout: 60_000,
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
