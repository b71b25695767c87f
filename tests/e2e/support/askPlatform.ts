import type { Page } from '@playwright/test'

/** Asks the platform as a member, outside the page; answers the data of one call. */
export async function askPlatform<Data>(
  page: Page,
  appUrl: string,
  token: string,
  path: string,
  data: object = {},
  method: 'get' | 'post' = 'post',
): Promise<Data> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request[method](`${appUrl}${path}`, { headers, ...(method === 'post' && { data }) })
  return ((await answer.json()) as { readonly data: Data }).data
}
