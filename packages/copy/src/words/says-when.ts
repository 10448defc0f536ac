// Phrases that say when or where, and not what: a name or a headline is none of them.

export const saysWhen =
  /^(?:après|avant|depuis|pendant|pour|dans|en|à|au|aux|chez|avec|sans|dès|lors|si|quand|afin|par|sur|sous|after|before|since|during|for|in|on|at|with|without|if|when|as|by|from|to|después|antes|desde|durante|para|con|sin|si|cuando|por|nach|vor|seit|während|für|im|am|bei|mit|ohne|wenn|zum|zur|aus)(?!\p{L})/iu

/** “Nos deux ânes, Figue et Prune, …” begins with what it is about; “Cette année encore, …” does not. */
export const saysWhenOrWhere =
  /^(?:cette|ce|cet|chaque|chez|ici|là|hier|depuis|dès|en|à|au|aux|pour|avec|sans|dans|sur|toujours|désormais|this|every|each|here|since|from|in|at|on|for|with|always|now|este|esta|cada|aquí|desde|en|a|para|con|sin|siempre|ahora|dieses|diese|jede[nrs]?|hier|seit|bei|im|am|in|mit|ohne|immer|nun)(?!\p{L})/iu
