import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Block } from '../../format/blocks/Block.ts'
import { failure, type TestHostOptions } from './createTestHost.ts'
import { planOf } from './planOf.ts'
import { playScreen, type Playing } from './playScreen.tsx'

interface UserBlock {
  /** Reads only `user`. */
  readonly block: Block
  readonly options: TestHostOptions
  readonly user: object
  /** Words that show once the member is known. */
  readonly shows: string
  readonly settle: () => Promise<void>
}

const WORDS = 'This account is closed.'

/**
 * The law of the member: a block that waits for `user` says why the member could not be read, in the platform's words
 * where it refused, offers to try again where that can help, and shows its content once the member is there.
 */
export function keepsTheLawOfUser({ block, options, user, shows, settle }: UserBlock): void {
  async function fail(kind: 'timeout' | 'refused'): Promise<Playing> {
    const playing = playScreen(planOf([block]), { ...options, user: undefined })
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() =>
      playing.host.account.userRead.set({
        error: failure(kind, kind === 'refused' ? WORDS : '', 'getUser'),
        asking: false,
      }),
    )
    await settle()
    return playing
  }

  it('says in the words of the platform that it refuses the member', async () => {
    await fail('refused')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent(WORDS)
    expect(within(alert).queryByRole('button')).toBeNull()
  })

  it('says that the member could not be read, asks again on a press, and shows its content then', async () => {
    const { host } = await fail('timeout')
    await act(async () => within(screen.getByRole('alert')).getByRole('button').click())
    expect(host.log).toEqual(['refreshUser'])
    act(() => {
      host.user.set(user)
      host.account.userRead.set({ error: undefined, asking: false })
    })
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).toContain(shows)
  })
}

/** The block reading `user` in place of that source; undefined where it reads the whole source, or others. */
export function readingUser(block: Block): Block | undefined {
  const written = JSON.stringify(block)
  const changed = written
    .replaceAll('["get",["id","data"],"user"]', '["id","user"]')
    .replaceAll(',"needs":["user"]', '')
  return changed === written || /"(needs|source)":/.test(changed) ? undefined : (JSON.parse(changed) as Block)
}
