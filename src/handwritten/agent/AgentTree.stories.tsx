import type { Meta, StoryObj } from '@storybook/react-vite'
import { Big } from 'big.js'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Locale } from '../../format/locales.ts'
import { RendererProvider } from '../../renderer/screen/RendererProvider.tsx'
import { createTestHost, failure } from '../../renderer/testing/createTestHost.ts'
import { storyCopy } from '../../renderer/testing/stories/storyCopy.ts'
import { AgentTree } from './AgentTree.tsx'
import type { TeamMember } from './TeamMember.ts'

interface TeamStoryProps {
  /** Members by the one above them; the team of one who is not named here cannot be read. */
  team: Readonly<Record<string, readonly TeamMember[]>>
  locale: Locale
  /** The call that looks through the whole team. */
  find: string
}

const someone = (id: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  username: `member${id}`,
  balance: new Big(1_250_000),
  pid: '',
  noChild: false,
  ...more,
})

function TeamStory({ team, locale, find }: TeamStoryProps) {
  const [host] = useState(() => {
    const made = createTestHost({
      copy: storyCopy(locale),
      answers: {
        getAgentChildren: ({ pid }) => {
          const found = team[String(pid)]
          if (!found) throw failure('network')
          return found
        },
      },
    })
    made.locale.set(locale)
    return made
  })
  return (
    <RendererProvider host={host}>
      {/* Scrolls as a screen does: what is far below is not drawn. */}
      <div style={{ height: '100dvh', overflowY: 'auto' }}>
        <AgentTree props={{ find }} />
      </div>
    </RendererProvider>
  )
}

const meta = {
  title: 'handwritten/agent/AgentTree',
  component: TeamStory,
  args: {
    locale: 'kor',
    find: 'findAgentMember',
    team: { '': [someone('1'), someone('2'), someone('3', { noChild: true })] },
  },
} satisfies Meta<typeof TeamStory>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Deep: Story = {
  args: {
    team: {
      '': [someone('1')],
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, level) => [
          String(level + 1),
          [someone(String(level + 2), { username: `a_rather_long_member_name_${level + 2}` })],
        ]),
      ),
      '13': [],
    },
  },
  async play({ canvas, userEvent }) {
    const first = await canvas.findByRole('treeitem')
    first.focus()
    for (let level = 1; level < 12; level += 1) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(await canvas.findByText(`a_rather_long_member_name_${level + 1}`)).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
    }
  },
}

export const RowFailed: Story = {
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('treeitem')
    if (first) await userEvent.click(first)
    await expect(await canvas.findByText('불러오지 못했어요. 눌러서 다시 시도해 주세요.')).toBeVisible()
  },
}

export const Failed: Story = { args: { team: {} } }

export const Empty: Story = { args: { team: { '': [] } } }

export const Thousands: Story = {
  args: {
    team: { '': Array.from({ length: 5000 }, (_, index) => someone(String(index), { noChild: index % 3 > 0 })) },
  },
  async play({ canvas }) {
    await canvas.findAllByRole('treeitem')
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
  },
}

export const Chinese: Story = { args: { locale: 'cn' } }

export const English: Story = { args: { locale: 'en' } }
