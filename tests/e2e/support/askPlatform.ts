import type { Page } from '@playwright/test'

/** What the platform answers a member beside the page: the data of one call. */
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
