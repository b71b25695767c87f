import { join } from 'node:path'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { installPackages } from './installPackages.ts'

/** An `apt-get` that notes what it is asked, and then does as told. */
async function pretendApt(then: string): Promise<() => Promise<readonly string[]>> {
  const folder = await testFolder()
  const [program, asked] = [join(folder, 'apt-get'), join(folder, 'asked')]
  await writeFile(program, `#!/bin/sh\necho "$@" >> ${asked}\n${then}\n`)
  await chmod(program, 0o755)
  vi.stubEnv('PATH', `${folder}:/bin`)
  return async () => (await readFile(asked, 'utf8').catch(() => '')).split('\n').filter(Boolean)
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

it('installs what is missing', async () => {
  const asked = await pretendApt('exit 0')
  await installPackages(['firefox-esr', 'xvfb'], true)
  expect(await asked()).toEqual(['update', 'install -y --no-install-recommends firefox-esr xvfb'])
})

it('asks for nothing where it may not, or where nothing is missing', async () => {
  const asked = await pretendApt('exit 0')
  await installPackages(['firefox-esr'], false)
  await installPackages([], true)
  expect(await asked()).toEqual([])
})

it('says why, and goes on, where a package cannot be had', async () => {
  await pretendApt('echo "E: no such package" >&2; exit 100')
  await installPackages(['firefox-esr'], true)
  expect(console.log).toHaveBeenLastCalledWith('firefox-esr could not be installed: E: no such package')
})

it('goes on without apt', async () => {
  vi.stubEnv('PATH', '')
  await installPackages(['firefox-esr'], true)
  expect(console.log).toHaveBeenLastCalledWith(expect.stringContaining('ENOENT'))
})
