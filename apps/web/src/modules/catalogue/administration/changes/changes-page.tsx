import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { ChangeList } from './change-list.tsx'

/** All changes of the catalogue: by screen, many at once, by import, and what took them back. */
export const Page = () => (
  <AdministrationPage heading="Änderungen am Katalog">
    <section className={sections.card} aria-label="Änderungen">
      <p className={sections.muted}>
        Jede Änderung lässt sich ein Jahr lang rückgängig machen, auch ein ganzer Import.
      </p>
      <ChangeList />
    </section>
  </AdministrationPage>
)
