import { globSync, readFileSync } from 'node:fs'
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

const all = globSync('{src,mocks,admin,tests}/**/*.test.{ts,tsx}')
const saying = (mark: string) => all.filter((file) => readFileSync(file, 'utf8').includes(mark))
/** What runs in a page. */
const inPage = saying('@vitest-environment jsdom')
/** What calls native code. */
const ofService = ['admin/{api,service}/**/*.test.{ts,tsx}', 'tests/{release,security}/**/*.test.{ts,tsx}']
/** What needs a process of its own: it starts builds, or replaces modules or what the process has, such as `fetch`. */
const inProcess = [
  'admin/desk/api/serviceClient.test.ts',
  'src/{build,play}/**/*.test.{ts,tsx}',
  'tests/*.test.ts',
  'tests/{additions,bench,hostile,money,mutations,run}/**/*.test.{ts,tsx}',
  ...saying('vi.mock(').filter((file) => !inPage.includes(file)),
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
          include: all,
          exclude: [...inPage, ...ofService, ...inProcess],
          // Its files share processes, and what they import: in a context of its own each took twice as long.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'page',
          environment: 'jsdom',
          include: inPage,
          exclude: inProcess,
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
          exclude: inProcess,
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
