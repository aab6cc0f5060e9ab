import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { contentPageQuery } from '../queries.ts'
import { chooseQuestions } from './choose-questions.ts'
import { FaqList } from './faq-list.tsx'
import classes from './frequent-questions.module.css'

/** The first questions of the operator's page, with the way to all of them. Absent as long as there are none. */
export const FrequentQuestions = () => {
  const { data: page } = useQuery(contentPageQuery('faq'))
  const questions = chooseQuestions(page?.sections ?? [])
  if (questions.length === 0) return null
  return (
    <div>
      <FaqList questions={questions} />
      <p className={classes.all}>
        <Link to="/faq">Alle Fragen und Antworten</Link>
      </p>
    </div>
  )
}
