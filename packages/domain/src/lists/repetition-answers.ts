/** 'Gewusst' and 'Nochmal': the two answers of the mode "Wiederholen". */
export const REPETITION_ANSWERS = ['known', 'again'] as const
export type RepetitionAnswer = (typeof REPETITION_ANSWERS)[number]
