/** True for slow connections, and for readers who save data: nothing is loaded before it is asked for. */
export function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  const { effectiveType = "", saveData = false } = connection ?? {};
  return saveData || effectiveType.includes("2g");
}
