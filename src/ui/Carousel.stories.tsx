import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Carousel } from './Carousel.tsx'
import { MediaCard } from './MediaCard.tsx'
import { pictureOf } from './testing/pictureOf.ts'
import { WithState } from './testing/WithState.tsx'

const titles = ['첫 입금 30% 보너스', '매일 출석 이벤트', 'VIP 주간 환급']

const meta = {
  component: Carousel,
  args: {
    label: '배너',
    slides: titles.map((title, place) => ({
      key: title,
      content: <MediaCard ratio="wide" title={title} image={pictureOf(title, place)} to="/activity" />,
    })),
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const centre = (element: Element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2

export const Still: Story = {}
export const Playing: Story = { args: { autoplay: 4000 } }
export const Peek: Story = { args: { peek: true, indicators: false } }
export const Single: Story = { args: { slides: meta.args.slides.slice(0, 1) } }

/** A dot brings its slide to the middle; a slide swiped to the middle lights its dot. */
export const Following: Story = {
  render: (args) => (
    <WithState initial={0}>
      {(index, onIndexChange) => <Carousel {...args} index={index} onIndexChange={onIndexChange} />}
    </WithState>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('region', { name: '배너' })
    const slide = (name: string) => canvas.getByRole('group', { name })
    const track = slide('1 / 3').parentElement
    await userEvent.click(canvas.getByRole('button', { name: '3 / 3' }))
    await waitFor(() => expect(Math.abs(centre(slide('3 / 3')) - centre(box))).toBeLessThan(2))
    await expect(canvas.getByRole('button', { name: '3 / 3' })).toHaveAttribute('aria-current')

    track?.scrollTo({ left: slide('2 / 3').offsetLeft, behavior: 'instant' })
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 / 3' })).toHaveAttribute('aria-current'))
  },
}

export const MovesOn: Story = {
  args: { autoplay: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 / 3' })).toHaveAttribute('aria-current'))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}
