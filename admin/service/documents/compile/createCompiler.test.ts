import { expect, it, onTestFinished } from 'vitest'
import { loadBuild } from '../../run/loadBuild.ts'
import { testFolder } from '../../testing/createTestCore.ts'
import { compileHere } from './compileHere.ts'

const edit = (fact: string, value: unknown) => ({ fact, value, replaces: null })

it('a worker that sends only what is new compiles one draft after another as this thread does', async () => {
  const build = loadBuild({ dataDir: await testFolder(), imgOrigins: [] })
  onTestFinished(() => build.close())
  const here = compileHere(build)
  const title = edit('copy:en:vip.title', 'Level')
  const drafts = [
    [],
    [title],
    [title, edit('settings:/recharge/bank/min', '150')],
    [edit('settings:/recharge/bank/min', 'nothing')],
    [edit('copy:kor:vip.title', '등급')],
    [],
  ]
  for (const draft of drafts) {
    const made = await build.compiler.compile(draft)
    expect(made).toEqual(await here.compile(draft))
    expect(made.release === undefined || made.release.files.size > 40).toBe(true)
  }
})
