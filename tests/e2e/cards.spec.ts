import type { Page } from '@playwright/test'
import { choose } from './support/choose.ts'
import { enterAsNew, registered } from './support/register.ts'
import { expect, test } from './support/test.ts'

const add = { bank: '계좌 등록', usdt: 'USDT 주소 등록' }

async function saveBank(page: Page, number: string): Promise<void> {
  await choose(page, '은행', '신한은행')
  await page.getByLabel('계좌번호', { exact: true }).fill(number)
  await page.getByLabel('지점').fill('강남')
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill(registered.payPassword)
  await page.getByRole('button', { name: '등록하기' }).click()
}

test('a member saves a bank account in their own name, sees it masked and deletes it', async ({ page, stack }) => {
  await enterAsNew(page, stack.appUrl, '/wallet')
  await expect(page.getByText('등록된 계좌가 없어요')).toBeVisible()
  await page.getByRole('button', { name: add.bank }).click()
  await expect(page).toHaveURL(/#\/addBankCard/)

  await page.getByRole('button', { name: '등록하기' }).click()
  for (const message of [
    '은행을 선택해 주세요.',
    '계좌번호를 입력해 주세요.',
    '지점을 입력해 주세요.',
    '출금 비밀번호를 입력해 주세요.',
  ]) {
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  }
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill('12345')
  await expect(page.getByRole('main').getByText('출금 비밀번호는 6~18자로 입력해 주세요.').first()).toBeVisible()
  await saveBank(page, '1234567')
  await expect(
    page.getByRole('main').getByText('계좌번호는 숫자 8자리 이상이어야 하고 숫자와 -만 쓸 수 있어요.').first(),
  ).toBeVisible()
  await saveBank(page, '１２３４ 5678 9012')
  await expect(page).toHaveURL(/#\/wallet\?type=2/)

  const card = page.getByRole('listitem').filter({ hasText: '신한은행' })
  await expect(card).toContainText('•••• 9012')
  await expect(card).toContainText(registered.realname)
  await expect(page.getByText('123456789012')).toHaveCount(0)
  await card.getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText('등록된 계좌가 없어요')).toBeVisible()
})

test('a member saves at most five accounts and cannot add a sixth', async ({ page, stack }) => {
  await enterAsNew(page, stack.appUrl, '/addBankCard')
  for (let count = 1; count <= 5; count += 1) {
    await saveBank(page, `10000000000${count}`)
    await expect(page).toHaveURL(/#\/wallet\?type=2/)
    await expect(page.getByRole('heading', { name: `등록 ${count}개 · 최대 5개` })).toBeVisible()
    if (count < 5) await page.getByRole('button', { name: add.bank }).click()
  }
  await expect(page.getByRole('button', { name: add.bank })).toHaveCount(0)
  await expect(page.getByText('최대 5개까지 등록할 수 있어요.')).toBeVisible()
  await page.goto(`${stack.appUrl}/#/addBankCard`)
  await expect(page.getByRole('button', { name: '등록하기' })).toBeDisabled()
})

test('a USDT address has to fit its network, TRC20 by default', async ({ page, stack }) => {
  await enterAsNew(page, stack.appUrl, '/wallet?type=1')
  await expect(page.getByText('등록된 USDT 주소가 없어요')).toBeVisible()
  await page.getByRole('button', { name: add.usdt }).click()
  await expect(page).toHaveURL(/#\/addUsdtCard/)
  await expect(page.getByRole('radio', { name: 'TRC20' })).toBeChecked()

  const address = page.getByLabel('USDT 주소')
  const save = page.getByRole('button', { name: '등록하기' })
  await save.click()
  for (const message of ['USDT 주소를 입력해 주세요.', '출금 비밀번호를 입력해 주세요.'])
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible()
  await page.getByRole('button', { name: 'USDT 안내' }).first().click()
  await expect(page).toHaveURL(/#\/usdtmore/)
  await page.getByRole('button', { name: '뒤로' }).click()
  await page.getByRole('textbox', { name: '출금 비밀번호' }).fill(registered.payPassword)
  await address.fill('0x52908400098527886E0F7030069857D2E4169EE7')
  await save.click()
  await expect(page.getByRole('main').getByText('TRC20 주소는 T로 시작해야 해요.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'ERC20' }).check()
  await address.fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
  await expect(page.getByRole('main').getByText('ERC20 주소는 0x로 시작해야 해요.').first()).toBeVisible()
  await address.fill('0x52908400098527886e0F7030069857D2E4169EE7')
  await expect(page.getByRole('main').getByText('없는 주소예요.').first()).toBeVisible()
  await address.fill('0x52908400098527886E0F7030069857D2E4169EE7')
  await save.click()
  const review = page.getByRole('dialog', { name: '주소 확인' })
  await expect(review.getByText('0x52 9084 0009 8527 886E 0F70 3006 9857 D2E4 169E E7')).toBeVisible()
  await review.getByRole('button', { name: '등록하기' }).click()

  await expect(page).toHaveURL(/#\/wallet\?type=1/)
  await expect(page.getByRole('listitem').filter({ hasText: 'ERC20' })).toContainText('•••• 9EE7')
})
