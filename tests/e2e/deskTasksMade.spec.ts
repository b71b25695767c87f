import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { closeWelcome, enter } from './support/member.ts'
import { confirm, join, openArea } from './support/operator.ts'
import { followTask, task, write } from './support/operatorTask.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** One long word, as in Korean or German. */
const says = '봄맞이혜택'.repeat(20)

const phoneSize = { viewport: { width: 390, height: 844 } }

/** The end of the coming Sunday, as a datetime-local field writes it. */
function sunday(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7 - day.getUTCDay())
  return `${day.toISOString().slice(0, 10)}T23:59`
}

async function picture(name: string, background: string) {
  const create = { width: 800, height: 400, channels: 3, background } as const
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

/** Begins a new message. */
async function begin(page: Page, kind: 'Notice' | 'Banner' | 'Dialog'): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}

async function writeAll(
  group: Locator,
  texts: { readonly kor: string; readonly cn: string; readonly en: string },
): Promise<void> {
  await write(group.getByLabel('Korean'), texts.kor)
  await write(group.getByLabel('Chinese'), texts.cn)
  await write(group.getByLabel('English'), texts.en)
}

test(
  'an operator makes a banner with a picture in three languages until Sunday: an open phone shows it before the platform’s, and a tap leads where it says',
  task,
  async ({ page: desk, browser, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    const member = await (await browser.newContext(phoneSize)).newPage()
    await enter(member, stack.appUrl, '/')
    await closeWelcome(member)
    const slides = member.getByRole('region', { name: '배너' }).getByRole('group')
    await expect(slides.first()).toBeVisible()
    const before = await slides.count()

    const steps = await followTask(desk)
    await join(desk, stack, 'bea', 'publisher')
    await steps.begin()
    await openArea(desk, 'Messages')
    await begin(desk, 'Banner')
    await expect(desk.getByRole('heading', { level: 1, name: 'New banner' })).toBeVisible()
    await desk.getByRole('button', { name: 'Picture', exact: true }).click()
    const chooser = desk.getByRole('dialog')
    await chooser
      .locator('input[type=file]')
      .setInputFiles([
        await picture('spring', '#208040'),
        await picture('春天', '#804020'),
        await picture('spring in English', '#204080'),
      ])
    await desk.getByRole('button', { name: 'Choose spring', exact: true }).click()
    // One picture is for all languages; who wants others has more to do.
    await steps.aside(async () => {
      await desk.getByText('Different per language').click()
      const pictures = desk.getByRole('group', { name: 'Different per language' })
      await pictures.getByRole('button', { name: 'Chinese', exact: true }).click()
      await desk.getByRole('button', { name: 'Choose 春天' }).click()
      await pictures.getByRole('button', { name: 'English', exact: true }).click()
      await desk.getByRole('button', { name: 'Choose spring in English' }).click()
    })
    const words = desk.getByRole('group', { name: 'What the picture says' })
    await writeAll(words, { kor: '봄맞이 혜택', cn: '春季优惠', en: 'Spring offers' })
    await steps.aside(async () => {
      await words.getByLabel('Korean').fill(says)
      const heights = await desk
        .locator('#page :is(select, input:not([type=checkbox], [type=file]))')
        .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().height))
      expect([...new Set(heights)], 'the heights of inputs beside each other').toHaveLength(1)
    })
    // The picture says it all, or has words and a button written on it.
    await steps.aside(async () => {
      await desk.getByText('Title and text on the picture').click()
      await writeAll(desk.getByRole('group', { name: 'Text', exact: true }), {
        kor: '첫 입금이 두 배로',
        cn: '首存翻倍',
        en: 'Your first deposit twice',
      })
      await writeAll(desk.getByRole('group', { name: 'Button', exact: true }), {
        kor: '혜택 보기',
        cn: '查看优惠',
        en: 'See the offer',
      })
    })
    await desk.getByLabel('Leads to').selectOption('/vip')
    await desk.getByLabel(/^Until/).fill(sunday())
    await desk.getByText('Who sees it: Everybody').click()
    await desk.getByRole('checkbox', { name: 'Members', exact: true }).check()
    await expect(desk.getByText(/^Hidden in/)).toHaveCount(0)
    await expect(desk.getByText(/by bea/)).toBeVisible()
    await steps.publish('A banner for spring', async () => {
      const row = desk.getByRole('row', { name: /Notices › Spring offers/ })
      await expect(row.getByRole('img', { name: 'Spring offers' })).toBeVisible({ timeout: 60_000 })
      await steps.aside(async () => {
        expect(await cutCells(desk), 'cells of the review').toEqual([])
        await expectApart(desk)
        await desk.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
        await expectApart(desk)
      })
    })
    await expect(slides).toHaveCount(before + 1)
    steps.end(20)

    const banner = slides.first().getByRole('button', { name: says })
    await expect(banner).toHaveText(new RegExp(`^${says}첫 입금이 두 배로.*까지혜택 보기$`))
    await expect(banner.locator('img')).toHaveJSProperty('naturalWidth', 800)
    await banner.click()
    await expect(member).toHaveURL(/#\/vip$/)
    await member.context().close()

    await openArea(desk, 'Messages')
    const headings = desk.getByRole('columnheader').first()
    await expect
      .poll(async () => (await headings.boundingBox())?.height, { message: 'the height of the headings' })
      .toBeLessThan(64)
    const listed = desk.getByRole('row', { name: /Spring offers/ })
    await expect(listed).toContainText('Banner on home')
    await expect(listed).toContainText('Members')
  },
)

test(
  'an operator gives members from VIP 5 on a notice in Chinese, and an open phone of one shows it',
  task,
  async ({ page, browser, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    const member = await (await browser.newContext(phoneSize)).newPage()
    // The demonstration's members have not come that far.
    await member.route('**/api/user', async (route) => {
      const answer = await route.fetch()
      const { data, ...said } = await answer.json()
      await route.fulfill({ response: answer, json: { ...said, data: { ...data, current_vip: 'VIP5' } } })
    })
    await enter(member, stack.appUrl, '/', undefined, 'cn')

    const steps = await followTask(page)
    await join(page, stack, 'vita', 'publisher')
    await steps.begin()
    await openArea(page, 'Messages')
    await begin(page, 'Notice')
    await write(page.getByRole('group', { name: 'Title' }).getByLabel('Chinese'), '贵宾专线')
    await write(page.getByRole('group', { name: 'Text' }).getByLabel('Chinese'), '您的专属客服已上线。')
    await page.getByText('Who sees it: Everybody').click()
    await write(page.getByLabel('VIP from'), '5')
    await expect(page.getByText(/by vita/)).toBeVisible()
    await steps.publish('A line of their own')
    await expect(member.getByText('贵宾专线').first()).toBeAttached()
    steps.end(10)
    await member.unroute('**/api/user')
    // The member whom the platform knows is below that level.
    await Promise.all([member.waitForResponse(/\/release\/\d+\/head\.json/), member.reload()])
    await member.waitForLoadState('networkidle')
    await expect(member.getByRole('navigation')).toBeVisible()
    await expect(member.getByText('贵宾专线')).toHaveCount(0)
    await member.context().close()
  },
)

test(
  'an operator makes a dialog with words of their own, an open phone shows it, and it goes again with its words',
  task,
  async ({ page: desk, browser, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload/)
    const member = await (await browser.newContext(phoneSize)).newPage()
    await enter(member, stack.appUrl, '/wallet')

    const steps = await followTask(desk)
    await join(desk, stack, 'iris', 'publisher')
    await steps.begin()
    await openArea(desk, 'Messages')
    await begin(desk, 'Dialog')
    await writeAll(desk.getByRole('group', { name: 'Title' }), { kor: '여름 할인', cn: '夏季优惠', en: 'Summer sale' })
    await writeAll(desk.getByRole('group', { name: 'Text' }), {
      kor: '오늘부터예요.',
      cn: '即日起。',
      en: 'From today.',
    })
    await desk.getByLabel('Opens on').selectOption('/wallet')
    await expect(desk.getByRole('heading', { name: 'Summer sale', level: 1 })).toBeVisible()
    await steps.aside(async () =>
      desk.getByRole('group', { name: 'Text' }).getByRole('textbox', { name: 'Korean' }).fill('오늘부터 시작해요.'),
    )
    await steps.publish('A sale in summer', async () => {
      await expect(desk.getByRole('row', { name: /Dialogs › Summer sale/ })).toContainText('New dialog “Summer sale”', {
        timeout: 60_000,
      })
      await expect(desk.getByRole('row', { name: /Texts › own\.d\w+Title/ })).toContainText('夏季优惠')
      await expect(desk.getByRole('row', { name: /Texts › own\.d\w+Body/ })).toContainText('오늘부터 시작해요.')
    })
    const shown = member.getByRole('alertdialog', { name: '여름 할인' })
    await expect(shown).toContainText('오늘부터 시작해요.')
    steps.end(16)
    await shown.getByRole('button', { name: '확인' }).click()
    await expect(member.getByRole('alertdialog')).toHaveCount(0)

    await openArea(desk, 'Messages')
    await desk.getByRole('link', { name: 'Summer sale' }).click()
    await desk.getByRole('button', { name: 'Remove' }).click()
    await desk
      .getByRole('alertdialog', { name: 'Remove “Summer sale”?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect(desk.getByRole('row', { name: /Summer sale/ })).toContainText('Removed, not live yet')
    await desk.getByRole('link', { name: 'Review', exact: true }).click()
    await expect(desk.getByRole('row', { name: /Dialogs › Summer sale/ })).toContainText('nothing', {
      timeout: 60_000,
    })
    await confirm(desk, 'Publish', 'The sale is over')
    await openArea(desk, 'Texts')
    await desk.getByLabel('Search by key or text').fill('夏季优惠')
    await expect(desk.getByText('0 texts', { exact: true })).toBeVisible()
    await member.context().close()
  },
)

test(
  'an operator uploads a picture, chooses it for a sponsor and publishes, and a phone shows it',
  task,
  async ({ page: desk, browser, stack, watch }) => {
    test.slow()
    watch.expectProblems(/preloaded using link preload|422/)
    const member = await (await browser.newContext(phoneSize)).newPage()
    await enter(member, stack.appUrl, '/zhanzhu')
    const steps = await followTask(desk)
    await join(desk, stack, 'pia', 'publisher')
    await steps.begin()
    const pictures = desk.getByRole('link', { name: 'Pictures', exact: true })
    await steps.aside(async () => {
      await openArea(desk, 'Screens')
      await pictures.click()
      await desk
        .locator('main input[type=file]')
        .setInputFiles([
          await picture('winter', '#2040c0'),
          { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
        ])
      await expect(desk.getByText('This is not a picture that the library takes')).toBeVisible()
      await expect(desk.getByRole('link', { name: /^winter 800 × 400/ })).toContainText('Not used')
      await openArea(desk, 'Overview')
    })
    await openArea(desk, 'Screens')
    await desk.getByRole('region', { name: 'Everywhere' }).getByRole('link', { name: 'Sponsors' }).click()
    const sponsors = desk.getByRole('group', { name: 'Sponsors' })
    await sponsors.getByRole('listitem').first().getByRole('button', { expanded: false }).first().click()
    await sponsors.getByRole('button', { name: /^Choose from the library/ }).click()
    const chooser = desk.getByRole('dialog', { name: 'Choose a picture' })
    await chooser.locator('input[type=file]').setInputFiles([await picture('summer', '#c02040')])
    await expect(chooser).toHaveCount(0)
    await expect(desk.getByText(/by pia/)).toBeVisible()
    await steps.aside(async () => {
      await openArea(desk, 'Screens')
      await pictures.click()
      await expect(desk.getByRole('link', { name: /^summer 800 × 400/ })).toContainText('Used in one place')
    })
    await steps.publish('A sponsor’s new picture', async () => {
      await expect(desk.getByRole('row', { name: /Sponsors/ })).toBeVisible({ timeout: 60_000 })
    })
    const shown = member.locator('img[src*="/media/"]')
    await expect(shown).toHaveJSProperty('naturalWidth', 800)
    await expect(shown).toHaveJSProperty('complete', true)
    steps.end(9)
    await member.context().close()
  },
)

/** The button that reopens the phone does not cover the one that publishes. */
async function expectApart(desk: Page): Promise<void> {
  const preview = await desk.getByRole('button', { name: 'Preview' }).boundingBox()
  const publish = await desk.getByRole('button', { name: 'Publish', exact: true }).boundingBox()
  expect(preview?.x, 'the left edge of the phone’s button').toBeGreaterThan((publish?.x ?? 0) + (publish?.width ?? 0))
}

/** What the frame of a table does not show: a long word in one cell pushes the next ones out. */
async function cutCells(page: Page): Promise<string[]> {
  return page.locator('#page table :is(th, td)').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const frame = cell.closest('table')?.parentElement?.getBoundingClientRect()
        return frame !== undefined && cell.getBoundingClientRect().right > frame.right + 1
      })
      .map((cell) => cell.textContent),
  )
}
