import type { Page } from '@playwright/test'

/** Asks the platform as a member, outside the page; answers the data of one call. */
export async function askPlatform<Data>(
  page: Page,
  appUrl: string,
  token: string,
  path: string,
  data: object = {},
): Promise<Data> {
  const answer = await page.request.post(`${appUrl}${path}`, { headers: { Authorization: `Bearer ${token}` }, data })
  return ((await answer.json()) as { readonly data: Data }).data
}
