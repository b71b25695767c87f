import { Link } from 'react-router-dom'
import { useTwin } from '../TwinContext.ts'
import { TwinScreen } from './TwinScreen.tsx'

/** A screen to come from. */
export function HomeScreen() {
  const { t } = useTwin()
  return (
    <TwinScreen title={t('app.name')}>
      <Link to="/transRecord">{t('transRecord.title')}</Link>
      <Link to="/recharge">{t('recharge.title')}</Link>
    </TwinScreen>
  )
}
