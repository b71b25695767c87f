import { expect, type FrameLocator, type Page } from '@playwright/test'
import { askPlatform } from './askPlatform.ts'
import { enterWith, tokenOf } from './member.ts'
import { openAccount } from './register.ts'

/** The page of a game, in the app's frame. */
export const gameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="게임"]')

/** What the frame says its wallet holds, in won. */
export async function walletIn(game: FrameLocator): Promise<number> {
  return Number((await game.locator('.amount').innerText()).replaceAll(/\D/g, ''))
}

/** What a round paid, by what the page says of it. */
export const paidIn = (said: string): number => Number(/₩([\d,]+)/.exec(said)?.[1]?.replaceAll(',', '') ?? 0)

/** Spins once and says what came of it. */
export async function spin(game: FrameLocator): Promise<string> {
  await game.getByRole('button', { name: '돌리기' }).click()
  const said = game.getByRole('status').first()
  await expect(said).not.toHaveText('')
  await expect(game.getByRole('button', { name: '돌리기' })).toHaveAttribute('aria-disabled', 'false')
  return said.innerText()
}

/** A new member with ₩50,000 in the main wallet, in the app at an address; gives their token. */
export async function enterWithMoney(page: Page, appUrl: string, path: string): Promise<string> {
  const { name, token } = await openAccount(page, appUrl)
  const giver = await tokenOf(page, appUrl)
  await askPlatform(page, appUrl, giver, '/api/user_transfer', { username: name, amount: '50000', password: '123456' })
  await enterWith(page, appUrl, path, token)
  return token
}
