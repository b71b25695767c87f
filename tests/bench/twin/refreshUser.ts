import type { Twin } from './Twin.ts'

/** Reads the member again, whose balance has changed; a failure is no failure of what changed it. */
export async function refreshUser({ platform, session }: Twin): Promise<void> {
  await platform.call('getUser', {}).then(
    ({ data }) => session.setUserInfo(data),
    () => undefined,
  )
}
