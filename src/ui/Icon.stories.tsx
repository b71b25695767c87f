import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from './CardGrid.tsx'
import { Icon } from './Icon.tsx'
import { iconNames } from './testing/iconNames.ts'

const meta = { component: Icon, args: { name: 'wallet' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Named: Story = { args: { label: '지갑', size: 32 } }
export const All: Story = {
  render: () => (
    <CardGrid columns={4} label="아이콘">
      {iconNames.map((name) => (
        <span key={name}>
          <Icon name={name} size={24} />
          <small>{name}</small>
        </span>
      ))}
    </CardGrid>
  ),
}
