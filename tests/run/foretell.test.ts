import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../admin/service/testing/createTestCore.ts'
import { foretell, keepMinutes } from './foretell.ts'

it('a run says beforehand how long it takes and what it installs', async () => {
  const record = join(await testFolder(), 'took.json')
  expect(foretell([], true, record)).toBe('npm test takes about 30 minutes on two processors. It installs nothing.')
  keepMinutes(1_290, record)
  expect(foretell(['postgresql', 'xvfb'], true, record)).toBe(
    'npm test takes about 22 minutes, as it did here the last time. It installs postgresql, xvfb by apt-get, which takes some minutes more.',
  )
  expect(foretell(['xvfb'], false, record)).toContain('xvfb is not here, and only root may install them')
})
