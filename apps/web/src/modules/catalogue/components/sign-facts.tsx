import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { IconFolder, IconHandFinger } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { categoriesQuery } from '../queries.ts'
import classes from './sign-facts.module.css'
import { WordClassIcon } from './word-class-icon.tsx'
import { wordClassColors } from './word-class-tag.tsx'

type SignFactsProps = { readonly sign: Sign; readonly isLicensed: boolean }

/** Keywords, category and word class. With a licence each of them leads to the signs that share it. */
export const SignFacts = ({ sign, isLicensed }: SignFactsProps) => {
  const { data: categories } = useQuery(categoriesQuery)
  const category = categories?.find(({ _id }) => _id === sign.category)
  const wordClass = WORD_CLASSES[sign.wordClass]
  const tag = (words: Readonly<Record<string, string>>, content: React.ReactNode, style?: React.CSSProperties) =>
    isLicensed ? (
      <Link className={classes.tag} style={style} to="/app/suche" search={words}>
        {content}
      </Link>
    ) : (
      <span className={classes.tag} style={style}>
        {content}
      </span>
    )
  return (
    <div className={classes.facts}>
      {sign.isFingerspelled && (
        <p className={classes.note}>
          <IconHandFinger size={22} aria-hidden="true" />
          <span>
            Demo: Das Wort ist hier mit dem <Link to="/fingeralphabet">Fingeralphabet</Link> buchstabiert.
          </span>
        </p>
      )}
      <dl className={classes.list}>
        <dt>Wortart</dt>
        <dd>
          {tag(
            { wordClass: sign.wordClass },
            <>
              <WordClassIcon id={sign.wordClass} />
              {wordClass.title}
            </>,
            wordClassColors(sign.wordClass),
          )}
        </dd>
        {category && (
          <>
            <dt>Kategorie</dt>
            <dd>
              {tag(
                { category: category._id },
                <>
                  <IconFolder size={20} aria-hidden="true" />
                  {category.name}
                </>,
              )}
            </dd>
          </>
        )}
        {sign.keywords.length > 0 && (
          <>
            <dt>Stichwörter</dt>
            <dd className={classes.keywords}>
              {sign.keywords.map((keyword) => (
                <span key={keyword} translate="no">
                  {tag({ search: keyword }, keyword)}
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
