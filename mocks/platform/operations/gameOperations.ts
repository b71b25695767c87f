import { stopOn } from '../../../src/format/wire/stops.ts'
import { accountsOf, MAIN_WALLET } from '../books/accounts.ts'
import { type CatalogueGame, gameOf, games } from '../content/games.ts'
import { type Category, type Venue, venueName, venueOf, venuePicture, venues } from '../content/venues.ts'
import type { Locale } from '../Locale.ts'
import type { Member } from '../members/Member.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { transfer, transferAll } from '../money/wallets.ts'
import { Refusal } from '../Refusal.ts'
import type { OpenDesks } from '../World.ts'

type GameOperation = 'getGameList' | 'getGameUrl' | 'getGameListByCode' | 'getSonGame' | 'getAgentLoginUrl'

/** The catalogue and the addresses games open at. */
export function gameOperations(desks: OpenDesks): Pick<OperationMap, GameOperation> {
  /** The automatic transfer (spec § 4): first everything comes back, then all of it goes where the member plays. */
  function bringMoney(member: Member, platname: string): void {
    const isStopped = stopOn(desks.limits().stops ?? {}, 'transfers') !== undefined
    if (member.transferStatus === 0 || isStopped) return
    transferAll(desks, member)
    const balance = desks.books.balance(accountsOf(member.id).main, 'KRW')
    if (balance.gt(0)) transfer(desks, member, MAIN_WALLET, platname, balance)
  }

  return {
    getGameList({ category }, { locale }) {
      const isWanted = (entry: { readonly category: string }) => !category || entry.category === category
      const lobbies = venues.filter((venue) => withSubGames.includes(venue.category) && isWanted(venue))
      return {
        data: [
          ...lobbies.map((venue) => venueEntry(venue, locale)),
          ...games.filter(isWanted).map((game) => gameEntry(game, locale)),
        ],
      }
    },

    getGameListByCode({ gamecode }, { locale }) {
      if (!venueOf(gamecode)) throw new Refusal('notFound')
      return { data: games.filter((game) => game.platname === gamecode).map((game) => subGame(game, locale)) }
    },

    getSonGame({ plat_name, game_category }, { locale }) {
      const wanted = games.filter(
        (game) => (!plat_name || game.platname === plat_name) && (!game_category || game.category === game_category),
      )
      return { data: wanted.map((game) => subGame(game, locale)) }
    },

    getGameUrl({ plat_name, game_code, lang }, caller) {
      const member = caller.member()
      // An empty code opens the lobby of the platform: here, the first of its games.
      const game =
        game_code === '' ? games.find(({ platname }) => platname === plat_name) : gameOf(plat_name, game_code)
      if (!game || game.play.kind === 'board') throw new Refusal('notFound')
      if (!game.open) throw new Refusal('gameClosed')
      bringMoney(member, plat_name)
      const launch = { memberId: member.id, token: caller.token ?? '', platname: plat_name, code: game.code }
      return { data: { url: desks.provider.launch(launch, lang) } }
    },

    getAgentLoginUrl(_, caller) {
      caller.agent()
      return { data: { url: 'demo/pages/agent.html' } }
    },
  }
}

/** The categories whose platforms are in the list themselves, each with its own list of games. */
const withSubGames: readonly Category[] = ['concise', 'fishing', 'joker']

/** A platform as an entry of the game list, with the picture of its mark. */
function venueEntry(venue: Venue, locale: Locale): Data<'getGameList'>[number] {
  const { platname, category, name } = venue
  return {
    category_id: category,
    app_state: 1,
    platform_name: platname,
    platform_title: name[locale],
    game_code: '',
    lang: locale,
    name: name[locale],
    name_en: name.en,
    mobile_img: venuePicture(venue),
  }
}

function gameEntry(game: CatalogueGame, locale: Locale): Data<'getGameList'>[number] {
  return {
    category_id: game.category,
    app_state: game.open ? 1 : 0,
    platform_name: game.platname,
    platform_title: venueName(game.platname, locale),
    game_code: game.code,
    lang: locale,
    name: game.name[locale],
    name_en: game.name.en,
    mobile_img: game.picture,
    is_new: game.isNew ? 1 : 0,
  }
}

function subGame(game: CatalogueGame, locale: Locale): Data<'getSonGame'>[number] {
  return {
    gamename: game.name[locale],
    gamepic: game.picture,
    catecode: game.category,
    platform_name: game.platname,
    platform_title: venueName(game.platname, locale),
    game_code: game.code,
    lang: locale,
    name_en: game.name.en,
    app_state: game.open ? 1 : 0,
  }
}
