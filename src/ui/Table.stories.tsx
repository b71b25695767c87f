import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from './Table.tsx'

const meta = {
  component: Table,
  args: {
    caption: 'VIP 등급별 환급률',
    columns: [
      { key: 'level', label: '등급' },
      { key: 'live', label: '라이브', numeric: true },
      { key: 'sport', label: '스포츠', numeric: true },
      { key: 'slots', label: '슬롯', numeric: true },
      { key: 'lottery', label: '복권', numeric: true },
    ],
    rows: Array.from({ length: 5 }, (_, place) => ({
      key: `VIP${place + 1}`,
      cells: {
        level: `VIP${place + 1}`,
        live: `${(0.4 + place * 0.05).toFixed(2)}%`,
        sport: `${(0.5 + place * 0.05).toFixed(2)}%`,
        slots: `${(0.6 + place * 0.1).toFixed(2)}%`,
        lottery: '0.10%',
      },
    })),
  },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On a phone the cells of a row are under one another, each beside its column's name. */
export const Stacked: Story = { args: { narrow: 'stack' } }
