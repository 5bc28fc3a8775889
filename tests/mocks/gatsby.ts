export const graphql = () => null;
export const useStaticQuery = jest.fn();
