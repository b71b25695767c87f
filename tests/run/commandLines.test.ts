import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scripts } from '../../package.json' with { type: 'json' }

/** The programs of this project that people type. The others belong to tools, or print until they are ended. */
const programs = Object.values(scripts).flatMap(
  (script) => /node ((?:src\/format|admin)\/\S+\.ts)/.exec(script)?.[1] ?? [],
)

async function run(program: string, isRead: boolean): Promise<{ code: unknown; printed: string; problems: string }> {
  const child = spawn(process.execPath, [program, '--help'], { cwd: fileURLToPath(new URL('../../', import.meta.url)) })
  const [printed, problems] = [[] as string[], [] as string[]]
  child.stderr.setEncoding('utf8').on('data', (text: string) => problems.push(text))
  if (isRead) child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  else child.stdout.destroy()
  const [code] = (await once(child, 'close')) as unknown[]
  return { code, printed: printed.join(''), problems: problems.join('') }
}

it('covers every program that people type', () => {
  expect(programs).toHaveLength(8)
})

it.each(programs)('%s prints its usage on request', async (program) => {
  const { code, printed, problems } = await run(program, true)
  expect({ code, problems }).toEqual({ code: 0, problems: '' })
  expect(printed).toContain('npm run ')
})

it.each(programs)('%s ends normally when its reader has gone', async (program) => {
  expect(await run(program, false)).toEqual({ code: 0, printed: '', problems: '' })
})
