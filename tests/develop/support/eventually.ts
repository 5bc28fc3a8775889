/** Asks until the answer is right, for half a minute at most; the last answer is for the test to judge. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
): Promise<T> {
  let answer = await ask();
  for (let attempt = 0; attempt < 150 && !isRight(answer); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    answer = await ask();
  }
  return answer;
}
