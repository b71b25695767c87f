import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Locale } from '../../format/locales.ts'
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx'
import { createTestHost, failure, type TestHostOptions } from '../../renderer/testing/createTestHost.ts'
import { storyCopy } from '../../renderer/testing/stories/storyCopy.ts'
import { GameHost } from './GameHost.tsx'

interface GameStoryProps {
  /** How the platform answers the question for an address. */
  answers: NonNullable<TestHostOptions['answers']>
  /** The query of /gamePage, by the names of the properties. */
  props: Readonly<Record<string, unknown>>
  locale: Locale
}

const game = {
  name: 'nova',
  code: 'nova-1',
  category: 'gaming',
  lang: 'kor',
  agent: '',
  app: '',
  download: '',
  loadSeconds: 15,
  origins: [],
}

function GameStory({ answers, props, locale }: GameStoryProps) {
  const [host] = useState(() => {
    const made = createTestHost({ copy: storyCopy(locale), answers })
    made.locale.set(locale)
    return made
  })
  return (
    <div style={{ position: 'relative', height: 560 }}>
      <RendererProvider host={host}>
        <GameHost props={{ ...game, ...props }} />
      </RendererProvider>
    </div>
  )
}

const meta = {
  title: 'handwritten/game/GameHost',
  component: GameStory,
  args: { locale: 'kor', props: {}, answers: { getGameUrl: { url: 'demo/pages/service.html' } } },
} satisfies Meta<typeof GameStory>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByTitle('게임')).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: /^이용 시간 .* 도움$/ })).toBeVisible()
  },
}

export const Asking: Story = { args: { answers: { getGameUrl: async () => new Promise(() => undefined) } } }

export const Refused: Story = {
  args: { answers: { getGameUrl: { url: 'javascript:alert(1)' } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('열 수 없는 페이지예요.')).toBeVisible()
  },
}

export const Nowhere: Story = {
  args: { answers: { getGameUrl: {} } },
  async play({ canvas }) {
    await expect(await canvas.findByText('주소를 받지 못했어요')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    answers: {
      getGameUrl: () => {
        throw failure('refused', '점검 중인 게임이에요')
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('점검 중인 게임이에요')).toBeVisible()
  },
}

export const Nothing: Story = { args: { props: { name: '' } } }

export const Servicer: Story = {
  args: {
    props: { name: '', agent: '2' },
    answers: { getServicerUrl: { url: 'demo/pages/service.html', telegram_url: '', line_url: '' } },
  },
}

export const Chinese: Story = { args: { locale: 'cn' } }

export const English: Story = { args: { locale: 'en' } }
