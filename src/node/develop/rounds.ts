/** When Gatsby's last round began to look at all texts. */
let begun = 0;

/** Says that a round begins to look at all texts. */
export function beginRound(): void {
  begun = performance.now();
}

/** Whether all texts have been looked at since. */
export const hasBegunSince = (moment: number) => begun > moment;
