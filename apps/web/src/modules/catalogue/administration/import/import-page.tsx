import { AdministrationPage } from '../../../../ui/administration/administration-page.tsx'
import sections from '../../../../ui/page-sections.module.css'
import { ExportPanel } from './export/export-panel.tsx'
import { ImportList } from './list/import-list.tsx'
import { NewImport } from './upload/new-import.tsx'

/** Content into the catalogue and out of it. */
export const Page = () => (
  <AdministrationPage heading="Import und Export">
    <NewImport />
    <section className={sections.card} aria-labelledby="imports">
      <h2 id="imports">Bisherige Importe</h2>
      <ImportList />
    </section>
    <ExportPanel />
  </AdministrationPage>
)
