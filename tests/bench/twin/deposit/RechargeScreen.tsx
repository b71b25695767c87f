import { useNavigate, useSearchParams } from 'react-router-dom'
import { Banner } from '../../../../src/ui/Banner.tsx'
import { Button } from '../../../../src/ui/Button.tsx'
import { MenuCell } from '../../../../src/ui/MenuCell.tsx'
import { MenuList } from '../../../../src/ui/MenuList.tsx'
import { Skeleton } from '../../../../src/ui/Skeleton.tsx'
import { Tabs } from '../../../../src/ui/Tabs.tsx'
import { TwinScreen } from '../shell/TwinScreen.tsx'
import { useTwin } from '../TwinContext.ts'
import { BankDeposit } from './BankDeposit.tsx'
import { CodeDeposit } from './CodeDeposit.tsx'
import styles from './deposit.module.css'
import { UsdtDeposit } from './UsdtDeposit.tsx'
import { type DepositData, useDepositData } from './useDepositData.ts'
import { hourWords } from './useDepositHours.ts'
import { keysOf } from '../../../../src/format/value/keysOf.ts'

/** The deposit screen. */
export function RechargeScreen() {
  const { t } = useTwin()
  const navigate = useNavigate()
  const data = useDepositData()
  const records = (
    <Button variant="quiet" size="small" onClick={() => navigate('/rechargeRecord')}>
      {t('recharge.records')}
    </Button>
  )
  return (
    <TwinScreen title={t('recharge.title')} action={records}>
      <div className={styles.stack}>
        <p className={styles.hours}>{t('recharge.hours', hourWords)}</p>
        {data.ways === undefined ? <Skeleton shape="record" count={2} /> : <Ways data={data} ways={data.ways} />}
        <MenuList>
          <MenuCell label={t('play.helpLink')} icon="help" onClick={() => navigate('/play')} />
        </MenuList>
      </div>
    </TwinScreen>
  )
}

const wayNames = { bank: 'card', usdt: 'usdt', wechat: 'wechat', alipay: 'alipay' } as const

function Ways({ data, ways }: { readonly data: DepositData; readonly ways: NonNullable<DepositData['ways']> }) {
  const { t } = useTwin()
  const [type, choose] = useChosen('type', 'bank')
  const names = keysOf(wayNames).filter((name) => ways[wayNames[name]] === 1)
  const shown = names.find((name) => name === type) ?? names[0]
  if (shown === undefined) {
    return (
      <Banner tone="warning" icon="alert">
        <p>{t('recharge.noWays')}</p>
      </Banner>
    )
  }
  const items = names.map((name) => ({ value: name, label: t(`payWay.${name}`), panel: () => depositBy(name, data) }))
  return <Tabs label={t('recharge.ways')} items={items} value={shown} keepMounted onChange={choose} />
}

function depositBy(way: keyof typeof wayNames, data: DepositData) {
  switch (way) {
    case 'bank':
      return <BankDeposit data={data} />
    case 'usdt':
      return <Networks data={data} />
    case 'wechat':
    case 'alipay':
      return <CodeDeposit data={data} way={way} />
    default:
      return way satisfies never
  }
}

function Networks({ data }: { readonly data: DepositData }) {
  const { t } = useTwin()
  const navigate = useNavigate()
  const [protocol, choose] = useChosen('protocol', 'TRC20')
  const panelOf = (network: 'TRC20' | 'ERC20') => <UsdtDeposit data={data} network={network} />
  const items = (['TRC20', 'ERC20'] as const).map((network) => ({
    value: network,
    label: t(`usdtProtocol.${network.toLowerCase()}`),
    panel: () => panelOf(network),
  }))
  return (
    <div className={styles.stack}>
      <Tabs label={t('recharge.protocols')} items={items} value={protocol} keepMounted onChange={choose} />
      <MenuList>
        <MenuCell label={t('menu.usdtmore')} icon="coin" onClick={() => navigate('/usdtmore')} />
      </MenuList>
    </div>
  )
}

/** A choice that the address keeps. */
function useChosen(name: string, fallback: string): readonly [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const choose = (value: string) =>
    setQuery((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  return [query.get(name) ?? fallback, choose]
}
