// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OptionChips } from './OptionChips.tsx'
import { WithState } from './testing/WithState.tsx'

test('is one group of radios that hands up the choice', async () => {
  render(
    <WithState<string | undefined> initial={undefined}>
      {(value, onChange) => (
        <OptionChips
          label="Network"
          error={value === undefined ? 'Choose a network' : undefined}
          value={value}
          onChange={onChange}
          options={[
            { value: 'trc', label: 'TRC20' },
            { value: 'erc', label: 'ERC20' },
          ]}
        />
      )}
    </WithState>,
  )
  expect(screen.getByRole('radiogroup', { name: 'Network' })).toHaveAccessibleDescription('Choose a network')

  await userEvent.click(screen.getByRole('radio', { name: 'ERC20' }))

  expect(screen.getByRole('radio', { name: 'ERC20' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'TRC20' })).not.toBeChecked()
  expect(screen.queryByText('Choose a network')).not.toBeInTheDocument()
})
