import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from './Carousel.tsx'
import { MediaCard } from './MediaCard.tsx'
import { pictureOf } from './testing/pictureOf.ts'

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

export const Still: Story = {}
export const Playing: Story = { args: { autoplay: 4000 } }
export const Peek: Story = { args: { peek: true, indicators: false } }
export const Single: Story = { args: { slides: meta.args.slides.slice(0, 1) } }
