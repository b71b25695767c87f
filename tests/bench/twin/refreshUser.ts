import type { Twin } from './Twin.ts'

/** Reads the member again, whose balance has changed; if this fails, the change itself still succeeded. */
export async function refreshUser({ platform, session }: Twin): Promise<void> {
  await platform.call('getUser', {}).then(
    ({ data }) => session.setUserInfo(data),
    () => undefined,
  )
}
