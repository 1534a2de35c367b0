import type { SnapshotFrom } from 'xstate'
import { actorsOf } from '../machines/app/actors.ts'
import type { appMachine } from '../machines/app/app.machine.ts'
import { traditionOf } from '../machines/app/app.setup.ts'
import { routeOf } from '../machines/app/routes.ts'
import { textsOf } from './catalogue.ts'
import { htmlLang } from './i18n/load.ts'
import { THEME_COLOR } from './theme/themeColor.ts'

/** What the whole document shows: its language, title, and the mood of a tradition, null for neither (D15). */
export function pageOf(snapshot: SnapshotFrom<typeof appMachine>) {
  const { context } = snapshot
  const language = actorsOf(snapshot).language.getSnapshot().context.shown
  const t = textsOf(language)
  const route = routeOf(context.location.path)
  const isInTradition = 'tradition' in route
  const tradition = traditionOf(context)
  const heading = { privacy: t.defaultLanding.privacyPolicy, unknown: t.notFound.title }[route.kind as string]
  // The default landing belongs to neither tradition.
  const mood = isInTradition || context.remembered !== null ? tradition : null
  return {
    lang: htmlLang(language),
    title: isInTradition
      ? `${t.guides[tradition].name} · ${t.app.name}`
      : heading === undefined
        ? t.defaultLanding.header
        : `${heading} · ${t.app.name}`,
    tradition: mood,
    themeColor: THEME_COLOR[mood ?? 'house'],
  }
}
