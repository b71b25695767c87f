import { accountsOf, MAIN_WALLET } from '../books/accounts.ts'
import { type CatalogueGame, games } from '../content/games.ts'
import { type Category, type Venue, venueOf, venuePicture, venues } from '../content/venues.ts'
import { createRandom } from '../createRandom.ts'
import type { Locale } from '../Locale.ts'
import type { Data, OperationMap } from '../Operations.ts'
import { transfer } from '../money/wallets.ts'
import { Refusal } from '../Refusal.ts'
import type { Desks } from '../World.ts'

type GameOperation = 'getGameList' | 'getGameUrl' | 'getGameListByCode' | 'getSonGame' | 'getAgentLoginUrl'

/** The catalogue and the addresses games open at. */
export function gameOperations(desks: Desks): Pick<OperationMap, GameOperation> {
  const launches = createRandom(`${desks.seed}:launches`)

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
      const game = games.find((entry) => entry.platname === plat_name && entry.code === game_code)
      // An empty code opens the lobby of the platform.
      if (!venueOf(plat_name) || (!game && game_code !== '')) throw new Refusal('notFound')
      if (game?.open === false) throw new Refusal('gameClosed')
      if (member.transferStatus === 1) {
        const balance = desks.books.balance(accountsOf(member.id).main, 'KRW')
        if (balance.gt(0)) transfer(desks, member, MAIN_WALLET, plat_name, balance)
      }
      // Launch addresses are for one use: each call gives another one.
      const launch = launches.integer(100_000_000, 999_999_999).toString(36)
      const query = new URLSearchParams({ platform: plat_name, game: game_code, lang, launch })
      return { data: { url: `demo/pages/game.html?${query}` } }
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
    game_code: game.code,
    lang: locale,
    name: game.name[locale],
    name_en: game.name.en,
    mobile_img: game.picture,
  }
}

function subGame(game: CatalogueGame, locale: Locale): Data<'getSonGame'>[number] {
  return {
    gamename: game.name[locale],
    gamepic: game.picture,
    catecode: game.category,
    platform_name: game.platname,
    game_code: game.code,
    lang: locale,
    name_en: game.name.en,
    app_state: game.open ? 1 : 0,
  }
}
