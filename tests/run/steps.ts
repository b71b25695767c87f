/**
 * One step of `npm test`. `report` is the JSON report whose numbers are counted; without one the step counts as one
 * test.
 */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly path: string }
  /** What has to be installed before it: Chromium and PostgreSQL, or the other browsers too. */
  readonly needs?: 'programs' | 'browsers'
}

const vitest = (name: string, projects: readonly string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/${name}.json`,
  ],
  report: { kind: 'vitest', path: `.cache/${name}.json` },
  needs: 'programs',
})

/**
 * What `npm test` runs, in order; those beside each other run at the same time. A failing step does not stop the
 * others.
 */
export const steps: readonly (readonly Step[])[] = [
  [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'unused', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
    { name: 'format', command: ['oxfmt', '--check'] },
    // Each checker works out anew what files share: four, tsc's own choice, take twice the processor time of two.
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json', '--checkers', '2'] },
    { name: 'documents', command: ['node', 'src/format/cli.ts'] },
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'workshop', command: ['npm', 'run', '--silent', 'build-storybook'] },
  ],
  // Unit tests wait for services and timers, stories are one page that one processor draws.
  [vitest('unit', ['unit', 'page', 'process', 'service']), vitest('storybook', ['storybook'])],
  [
    {
      name: 'e2e',
      command: ['playwright', 'test'],
      report: { kind: 'playwright', path: '.cache/e2e.json' },
      needs: 'browsers',
    },
  ],
  [{ name: 'coverage', command: ['node', 'tests/contract/coverage/checkCoverage.ts'] }],
]
