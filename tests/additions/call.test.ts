import { afterAll, expect, it } from 'vitest'
import { expectHowTo } from './support/howTo.ts'
import { after, openScratch } from './support/openScratch.ts'

const scratch = openScratch([
  'src',
  'admin',
  'mocks',
  'schemas',
  'tests/contract',
  'tests/setup.ts',
  'tests/run',
  '.storybook',
  'vitest.config.ts',
])
afterAll(() => scratch.close())

const types = { types: ['vite/client', 'node'] }
const contract = `
    "/api/tips": {
      "parameters": [{ "$ref": "#/components/parameters/Lang" }],
      "get": {
        "operationId": "getTips",
        "tags": ["content"],
        "summary": "Advice for members, the newest first.",
        "x-auth": "none",
        "x-reads": true,
        "x-optional": true,
        "security": [],
        "parameters": [{ "name": "most", "in": "query", "required": true, "schema": { "type": "number" } }],
        "responses": {
          "200": {
            "description": "Success.",
            "headers": { "x-platform-time": { "$ref": "#/components/headers/PlatformTime" } },
            "content": {
              "application/json": {
                "schema": {
                  "type": "object",
                  "required": ["code", "message", "data"],
                  "properties": {
                    "code": { "type": "number", "const": 200 },
                    "message": { "type": "string" },
                    "data": {
                      "type": "array",
                      "items": { "type": "object", "required": ["text"], "properties": { "text": { "type": "string" } } }
                    }
                  }
                }
              }
            }
          },
          "default": { "$ref": "#/components/responses/Refused" }
        }
      }
    },`
const mock = `
    getTips: ({ most }) => ({ data: ['Log off on a shared phone.', 'Set a limit.'].slice(0, most).map((text) => ({ text })) }),
`
const operations = 'mocks/platform/operations/siteOperations.ts'
const samples = 'mocks/platform/testing/sampleParams.ts'
const roots = ['mocks/platform/createPlatform.ts', operations, samples, 'admin/service/cli/contract/steps.ts']

/** Whether a screen that reads it is sound, and what `npm run contract` makes of the simulated platform. */
const ask = `
  const { checkDocuments } = await import('./src/format/checkDocuments.ts')
  const { readDocuments } = await import('./src/format/readDocuments.ts')
  const { playContract } = await import('./admin/service/cli/contract/playContract.ts')
  const { createPlatform } = await import('./mocks/platform/createPlatform.ts')
  const { createHandlers } = await import('./mocks/handlers.ts')
  const { answerRequest } = await import('./mocks/answerRequest.ts')
  const { files, host } = readDocuments('schemas')
  const path = 'screens/tips.json'
  const screen = {
    format: 1, id: 'tips', path: '/tips', access: 'visitor', title: 'home.title', chrome: { header: 'back' },
    sources: { tips: { call: 'getTips', with: { most: 2 } } },
    body: [{ type: 'list', id: 'tips', source: 'tips', key: '=row.text', empty: 'list.empty', row: { title: '=row.text' } }],
  }
  const { issues } = checkDocuments([...files, { path, text: JSON.stringify(screen) }], host)
  const handlers = createHandlers(createPlatform({ clock: Date }))
  const answer = async (request) => answerRequest(handlers, request)
  const reading = { writes: false, money: false, pause: 0, patience: 30_000 }
  const { played, refused, differences } = await playContract({ url: 'http://platform.test', answer }, reading, Date)
  const isTips = ({ call }) => call === 'getTips'
  console.log(JSON.stringify([
    issues.filter(({ document }) => document === path).map(({ message }) => message),
    played.includes('getTips'), refused.filter(isTips), differences,
  ]))
`
const vitest = (...args: readonly string[]) =>
  scratch.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'page', ...args)

it(
  'a call is added in five files, and check, client, simulated platform and contract test know it',
  { timeout: 300_000 },
  () => {
    scratch.write('schemas/platform.json', (text) => after(text, '\n  "paths": {', contract))
    expect(scratch.run('src/build/generate/generate.js')).toContain('src/platform/contract.gen.ts')
    expect(scratch.typeErrors(roots, types)).toEqual([
      expect.stringMatching(/createPlatform\.ts: .*'getTips' is missing/),
      expect.stringMatching(/sampleParams\.ts: .*'getTips' is missing/),
    ])

    scratch.write(operations, (text) =>
      after(after(text, "  | 'getServicerUrl'", "\n  | 'getTips'"), '\n  return {', mock),
    )
    scratch.write(samples, (text) => after(text, '\n  getServicerUrl: {},', '\n  getTips: { most: 1 },'))
    scratch.write('admin/service/cli/contract/steps.ts', (text) =>
      after(text, '\n  getBannerList: asks({ type: 2 }),', '\n  getTips: asks({ most: 1 }),'),
    )
    expect(scratch.typeErrors(roots, types)).toEqual([])
    expect(JSON.parse(scratch.run('--input-type=module', '--eval', ask))).toEqual([[], true, [], []])
    expect(scratch.run('src/format/cli/runDescribe.ts', 'getTips')).toContain('Advice for members')

    const ours = 'tests/contract/platformContract.test.ts'
    expect(vitest(ours)).toContain('1 failed')
    scratch.write(ours, (text) =>
      after(text, "x-optional'] === true).map(named)).toEqual([", "\n      'getTips GET /api/tips',"),
    )
    expect(vitest(ours, 'mocks/handlers.test.ts')).toMatch(/Test Files .*2 passed/)
    expect(scratch.written()).toHaveLength(5)
    expectHowTo('mocks/README.md', 'A new call', scratch.written())
  },
)
