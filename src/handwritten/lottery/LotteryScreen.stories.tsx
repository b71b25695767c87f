import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect } from 'storybook/test'
import type { Locale } from '../../format/locales.ts'
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx'
import { Screen } from '../../renderer/Screen.tsx'
import { createTestHost, type TestHostOptions } from '../../renderer/testing/createTestHost.ts'
import { storyCopy } from '../../renderer/testing/stories/storyCopy.ts'
import { Page } from '../../ui/Page.tsx'
import { lotteryOptions, lotteryPlan } from './testing/lotteryScreen.ts'

interface LotteryStoryProps {
  typeid: string
  /** Seconds until betting closes. */
  seconds: number
  /** Answers in place of the usual ones. */
  answers: NonNullable<TestHostOptions['answers']>
  locale: Locale
}

const noQuery = {}
const inPage = (body: ReactNode) => <Page>{body}</Page>

function LotteryStory({ typeid, seconds, answers, locale }: LotteryStoryProps) {
  const [{ host, plan }] = useState(() => {
    const options = lotteryOptions(typeid, seconds, locale)
    const made = createTestHost({ ...options, copy: storyCopy(locale), answers: { ...options.answers, ...answers } })
    made.locale.set(locale)
    return { host: made, plan: lotteryPlan(typeid) }
  })
  return (
    <RendererProvider host={host}>
      <Screen plan={plan} query={noQuery} active frame={inPage} />
    </RendererProvider>
  )
}

const meta = {
  title: 'handwritten/lottery/LotteryScreen',
  component: LotteryStory,
  args: { typeid: 'k3', seconds: 3600, answers: {}, locale: 'kor' },
} satisfies Meta<typeof LotteryStory>
export default meta

type Story = StoryObj<typeof meta>

export const Dice: Story = {}

export const Cars: Story = { args: { typeid: 'pk10' } }

/** An unknown type needs no code. */
export const Plain: Story = { args: { typeid: 'keno' } }

export const Chinese: Story = { args: { locale: 'cn' } }

export const English: Story = { args: { locale: 'en' } }

export const Drawing: Story = {
  args: { answers: { getLotteryDraw: ({ expect: period }) => ({ expect: period, opencode: null, opentime: null }) } },
}

export const Closed: Story = { args: { seconds: 0 } }

export const Empty: Story = { args: { answers: { getLotteryPlays: () => [] } } }

export const Chosen: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findByRole('region', { name: '베팅 슬립' })
    const [first, second] = canvasElement.querySelectorAll('[aria-pressed]')
    for (const cell of [first, second]) if (cell) await userEvent.click(cell)
    await userEvent.type(canvas.getByRole('textbox'), '1500')
    await expect(await canvas.findByText('2건 · 총 ₩3,000')).toBeVisible()
  },
}
