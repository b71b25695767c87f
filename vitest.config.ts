import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './tests/run/findChromium.ts'
import { LongestFirst } from './tests/run/LongestFirst.ts'
import { dependenciesOf } from './.storybook/dependenciesOf.ts'

const executablePath = findChromium()
const chromium = playwright({
  launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
})

/** What calls native code, but leaves nothing behind: its files share processes, and what they import. */
const ofService = ['admin/{api,service}/**/*.test.{ts,tsx}', 'tests/{release,security}/**/*.test.{ts,tsx}']
/** What needs a process of its own: it starts builds, or replaces what the process has, such as `fetch`. */
const inProcess = [
  'admin/desk/api/serviceClient.test.ts',
  'src/build/**/*.test.{ts,tsx}',
  'tests/*.test.ts',
  'tests/{additions,bench,hostile,money,mutations,run}/**/*.test.{ts,tsx}',
]
const unit = {
  environment: 'node',
  setupFiles: ['tests/setup.ts'],
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // A second is too little on a busy machine, as for what `tests/setup.ts` waits for.
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  plugins: [react()],
  test: {
    // One more than a small machine has processors: a test also waits, for a process, a database or a timer.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Inherited by every project.
    globalSetup: ['tests/run/refuseStale.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: ['{src,mocks,admin,tests}/**/*.test.{ts,tsx}'],
          exclude: [...ofService, ...inProcess],
          // A context for each file in a process that stays: loading jsdom again for each took more than the tests.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
        },
      },
      {
        extends: true,
        test: { ...unit, name: 'process', include: inProcess, globalSetup: ['tests/run/playOnce.ts'] },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'service',
          include: ofService,
          isolate: false,
          globalSetup: ['tests/run/playOnce.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps: { include: dependenciesOf('{src,mocks,.storybook}/**/*.{ts,tsx}') },
        plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: true })],
        test: {
          name: 'storybook',
          // To Storybook they are stories; their tests are those of src/workshop/Screens.csf.tsx.
          exclude: ['schemas/screens/*.json'],
          // One page plays all stories: loading the sources again for each file took half of the time.
          isolate: false,
          setupFiles: ['.storybook/seeChosen.ts'],
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
