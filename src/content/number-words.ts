const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** @returns a count in words, in figures above twenty */
export const numberWord = (count: number) => words[count] ?? String(count);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
