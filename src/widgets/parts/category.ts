import { createContext, useContext } from 'react';

export interface ChosenCategory {
  id: number;
  title: string;
}

interface PageCategory {
  /** Its goods stand in place of the page's widgets. */
  category?: ChosenCategory;
  /** Absent on the designer's canvas. */
  choose?(category: ChosenCategory | undefined): void;
}

export const PageCategoryContext = createContext<PageCategory>({});

export const usePageCategory = () => useContext(PageCategoryContext);
