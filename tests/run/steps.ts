/** One step of `npm test`. `report` is the JSON report whose numbers are counted; without one the step counts as one test. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly report?: { readonly kind: 'vitest' | 'playwright'; readonly path: string }
}

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/${project}.json`,
  ],
  report: { kind: 'vitest', path: `.cache/${project}.json` },
})

/** What `npm test` runs, in order; those beside each other run at the same time. A failing step does not keep the others from running. */
export const steps: readonly (readonly Step[])[] = [
  [
    { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
    { name: 'documents', command: ['node', 'src/format/cli.ts'] },
  ],
  [
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'workshop', command: ['npm', 'run', '--silent', 'build-storybook'] },
  ],
  [vitest('unit')],
  [vitest('storybook')],
  [{ name: 'e2e', command: ['playwright', 'test'], report: { kind: 'playwright', path: '.cache/e2e.json' } }],
  [{ name: 'coverage', command: ['node', 'tests/contract/coverage/checkCoverage.ts'] }],
]
